// A boardgame.io server with tic-tac-toe and its in-memory store. Prints one line of JSON once it takes connections,
// and ends with its standard input, so that it cannot outlive the benchmark that started it.
"use strict";

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);
const full = (cells) => cells.every((cell) => cell !== null);

function clickCell({ G, playerID }, place) {
  if (G.cells[place] !== null) return INVALID_MOVE;
  G.cells[place] = playerID;
  return undefined;
}

const TicTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { clickCell },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    return full(G.cells) ? { draw: true } : undefined;
  },
};

// The same, on a board that is cleared instead of ending the game: what moves cost without the work of new matches.
const EndlessTicTacToe = {
  ...TicTacToe,
  name: "endless",
  moves: {
    clickCell(context, place) {
      const { G } = context;
      if (won(G.cells) || full(G.cells)) G.cells.fill(null);
      return clickCell(context, place);
    },
  },
  endIf: undefined,
};

async function main() {
  const server = Server({ games: [TicTacToe, EndlessTicTacToe], origins: [] });
  const { appServer } = await server.run({ port: 0 });
  console.log(JSON.stringify({ address: `http://127.0.0.1:${appServer.address().port}` }));
  process.stdin.on("end", () => process.exit(0)).resume();
}

main();
