// Zips of texts, by JSZip.
import 'jszip';

// The same answers give the same bytes.
const OPTIONS = { date: new Date(Date.UTC(1980, 0, 1)), createFolders: false };

/** A zip of texts by their paths, as a Uint8Array. */
export function pack(texts) {
  const zip = new globalThis.JSZip();
  Object.entries(texts).sort().forEach(([path, text]) => zip.file(path, text, OPTIONS));
  return zip.generateAsync({ type: 'uint8array' });
}

/** The texts of a zip whose paths are wanted, by their paths; an Error says in one sentence why it is no zip. */
export async function unpack(bytes, isWanted) {
  const zip = await globalThis.JSZip.loadAsync(bytes, { checkCRC32: true })
    .catch(() => { throw new Error('This is not a zip, or it is damaged.'); });
  const files = Object.values(zip.files).filter(file => !file.dir && isWanted(file.name));
  return Object.fromEntries(await Promise.all(files.map(async file => [file.name, await file.async('string')])));
}
