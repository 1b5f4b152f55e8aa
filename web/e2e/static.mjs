// Serves the built page below a path, as any server of files does.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const BELOW = '/games/remparts/';
const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname.slice(BELOW.length) || 'index.html';
  try {
    if (!pathname.startsWith(BELOW)) throw new Error('outside');
    const body = await readFile(join(DIST, normalize(join('/', decodeURIComponent(name)))));
    response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
});

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}${BELOW}`);
});
