// Tables with two scripted players each at a boardgame.io server. Talks with bench/server.py as ../server_players.py
// does: each line on standard input is answered with one of JSON (warm up, set up, play), and counts as that one does.
// It speaks boardgame.io's messages over plain socket.io, without boardgame.io's own client, so that the players cost
// little; a player keeps his connection when the next match begins.
"use strict";

const readline = require("node:readline");
const { io } = require("socket.io-client");

const AT_ONCE = 8; // tables that are set up at the same time
const WARM_TABLES = 4;
const wish = JSON.parse(process.argv[2]);
const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const tell = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

async function nextLine() {
  if ((await lines.next()).done) process.exit(1);
}

async function post(path, body) {
  const answer = await fetch(`${wish.address}/games/${wish.game}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Load {
  constructor(pace) {
    this.pace = pace * 1000; // ms between the moves of a table; 0: as fast as it goes
    this.going = false;
    this.latencies = [];
    this.games = 0;
    this.refused = 0;
  }

  figures(seconds, tables) {
    const half = performance.now() - seconds * 500;
    const stuck = tables.filter((table) => table.last < half).length; // no move in the second half
    const ordered = Float64Array.from(this.latencies).sort();
    const percentile = (part) => ordered[Math.max(Math.ceil((ordered.length * part) / 100) - 1, 0)] ?? null;
    const latency = Object.fromEntries([50, 95, 99].map((part) => [part, percentile(part)]));
    const { games, refused } = this;
    return { seconds, moves: ordered.length, games, refused, stuck, bytes: null, latency_ms: latency };
  }
}

class Table {
  constructor(load) {
    this.load = load;
    this.players = [];
    this.sent = new Map(); // state number -> who moved, and when
    this.due = 0;
    this.last = 0; // when a move last arrived
  }

  async open() {
    for (const seat of ["0", "1"]) {
      const socket = io(`${wish.address}/${wish.game}`, { transports: ["websocket"], forceNew: true });
      const player = { seat, socket, credentials: null };
      socket.on("sync", (match, info) => this.synced(match, info.state));
      socket.on("update", (match, state) => this.heard(player, match, state));
      socket.on("disconnect", (why) => { if (why !== "io client disconnect") this.load.refused += 1; });
      this.players.push(player);
      await new Promise((resolve, reject) => socket.on("connect", resolve).on("connect_error", reject));
    }
    await this.newMatch();
  }

  async newMatch() {
    const { matchID } = await post("create", { numPlayers: 2 });
    for (const player of this.players) {
      const wanted = { playerID: player.seat, playerName: `player ${player.seat}` };
      player.credentials = (await post(`${matchID}/join`, wanted)).playerCredentials;
    }
    this.match = matchID;
    this.sent.clear();
    this.waiting = 2;
    await new Promise((resolve) => {
      this.begun = resolve;
      for (const { seat, socket, credentials } of this.players) socket.emit("sync", matchID, seat, credentials, 2);
    });
  }

  synced(match, state) {
    if (match !== this.match) return;
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.state = state;
    this.begun();
  }

  heard(player, match, state) {
    if (match !== this.match) return;
    const sent = this.sent.get(state._stateID);
    if (sent !== undefined && sent.player !== player) {
      this.sent.delete(state._stateID);
      if (this.load.going) {
        this.last = performance.now();
        this.load.latencies.push(this.last - sent.at);
      }
    }
    if (state.ctx.gameover !== undefined) {
      if (player.seat === "0") this.again();
    } else if (state.ctx.currentPlayer === player.seat) {
      this.state = state;
      if (this.load.going) this.moveInTime();
    }
  }

  async again() {
    if (this.load.going) this.load.games += 1;
    await this.newMatch();
    if (this.load.going) this.moveInTime();
  }

  start() {
    this.due = performance.now() - this.load.pace + Math.random() * this.load.pace;
    this.moveInTime();
  }

  moveInTime() {
    if (!this.load.pace) {
      this.move();
      return;
    }
    const now = performance.now();
    this.due = Math.max(this.due + this.load.pace, now);
    setTimeout(() => this.move(), this.due - now);
  }

  move() {
    if (!this.load.going) return;
    const { G, ctx, _stateID: number } = this.state;
    const player = this.players[Number(ctx.currentPlayer)];
    const free = freeCells(G.cells);
    const place = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "clickCell", args: [place], playerID: player.seat, credentials: player.credentials };
    this.sent.set(number + 1, { player, at: performance.now() });
    player.socket.emit("update", { type: "MAKE_MOVE", payload }, number, this.match, player.seat);
  }

  close() {
    for (const { socket } of this.players) socket.disconnect();
  }
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

// In the endless game the next move after a win or a full board may go anywhere.
function freeCells(cells) {
  const free = [...cells.keys()].filter((place) => cells[place] === null);
  const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
  return won || free.length === 0 ? [...cells.keys()] : free;
}

async function setAllUp(load, count) {
  const tables = Array.from({ length: count }, () => new Table(load));
  const waiting = [...tables];
  const work = async () => {
    for (let table = waiting.pop(); table !== undefined; table = waiting.pop()) await table.open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tables;
}

async function play(load, tables, seconds) {
  load.going = true;
  const began = performance.now();
  for (const table of tables) table.start();
  await sleep(seconds * 1000);
  load.going = false;
  return (performance.now() - began) / 1000;
}

async function main() {
  await nextLine();
  const warm = new Load(0);
  const few = await setAllUp(warm, WARM_TABLES);
  await play(warm, few, wish.warm_up);
  await sleep(200); // a new match may be under way
  for (const table of few) table.close();
  await sleep(200);
  tell({ phase: "warm", moves: warm.latencies.length });
  await nextLine();
  const load = new Load(wish.pace);
  const tables = await setAllUp(load, wish.tables);
  tell({ phase: "set up" });
  await nextLine();
  const seconds = await play(load, tables, wish.seconds);
  tell({ phase: "played" });
  tell(load.figures(seconds, tables));
  process.exit(0);
}

main();
