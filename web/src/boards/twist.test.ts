import { expect, test } from 'vitest';
import { Twist } from './twist.ts';

const at = (degrees: number, far = 40) => ({ x: 100 + far * Math.cos((degrees * Math.PI) / 180), y: 100 + far * Math.sin((degrees * Math.PI) / 180) });

test('a piece turns by a step where the pointer has gone half of it, and back', () => {
  const twist = new Twist({ x: 100, y: 100 }, 6);
  expect([0, 20, 40, 70, 95, 40, 10].map((degrees) => twist.to(at(degrees)))).toEqual([0, 0, 1, 0, 1, -1, -1]);
});

test('it turns all the way round, whichever way', () => {
  const twist = new Twist({ x: 100, y: 100 }, 6);
  const steps = (degrees: number[]) => degrees.reduce((sum, one) => sum + twist.to(at(one)), 0);
  expect(steps([150, 210, 270, 330, 390, 450, 510])).toBe(6);
  expect(steps([450, 390, 330, 270, 210, 150])).toBe(-6);
});

test('a pointer that begins in the middle has no direction until it has left it', () => {
  const twist = new Twist({ x: 100, y: 100 }, 6);
  expect(twist.to({ x: 100, y: 100 })).toBe(0);
  expect(twist.to(at(200, 5))).toBe(0);
  expect(twist.to(at(90))).toBe(0);
  expect(twist.to(at(140))).toBe(1);
});
