import { describe, expect, it } from 'vitest';
import { nameFault, passwordFault } from './checks.ts';

describe('what people type', () => {
  it('has a name that is neither empty nor too long', () => {
    expect(nameFault('')).toBe('account-name-empty');
    expect(nameFault('   ')).toBe('account-name-empty');
    expect(nameFault('x'.repeat(25))).toBe('account-name-long');
    expect(nameFault(' Железный Лис ')).toBeNull();
  });

  it('counts letters, not the halves of which some are made', () => {
    expect(nameFault('𝒜'.repeat(24))).toBeNull();
  });

  it('has a password of eight signs at least', () => {
    expect(passwordFault('')).toBe('account-password-empty');
    expect(passwordFault('seven77')).toBe('account-password-short');
    expect(passwordFault('        ')).toBeNull(); // the server says that it is weak
    expect(passwordFault('x'.repeat(201))).toBe('account-password-long');
  });
});
