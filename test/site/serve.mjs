// Serves a folder on this machine, below a path that is not the root.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const types = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml',
                '.png': 'image/png', '.wasm': 'application/wasm' };

// Gives the address of the folder, with a slash at its end, and a function that ends the server.
export function serve(folder, below = '/some/where/') {
  const server = http.createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = path.join(folder, asked.slice(below.length));
    if (!asked.startsWith(below) || !file.startsWith(folder) || !fs.existsSync(file) || fs.statSync(file).isDirectory()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({
      address: `http://127.0.0.1:${server.address().port}${below}`,
      end: () => { server.closeAllConnections(); server.close(); },
    }));
  });
}
