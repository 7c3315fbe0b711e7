import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts are already compressed. Pages are compressed by the server, after it has filled in its settings. */
const compressible = /\.(?:js|css|svg|txt|json|map|webmanifest)$/u;

/** Writes a .br and a .gz beside every file that gets smaller, so the server never compresses a file on request. */
export async function compressFiles(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${path}.br`, await toBrotli(content, { params: parameters }));
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
  }
}
