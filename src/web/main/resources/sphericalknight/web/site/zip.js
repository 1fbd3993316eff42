// Zips: written without compression, read with it. Names and texts are UTF-8.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const DATE = 0x21; // 1 January 1980: the same answers give the same bytes.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let i = 0; i < 8; i++) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

function crc(bytes) {
  let value = -1;
  for (const byte of bytes) {
    value = TABLE[(value ^ byte) & 255] ^ (value >>> 8);
  }
  return ~value >>> 0;
}

/** A zip of texts by their paths, as a Uint8Array. */
export function pack(texts) {
  const parts = [];
  const list = [];
  let offset = 0;
  for (const [path, text] of Object.entries(texts).sort(([a], [b]) => a < b ? -1 : 1)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const about = [[2, 0x0800], [2, 0], [2, 0], [2, DATE], [4, crc(bytes)], [4, bytes.length], [4, bytes.length], [2, name.length], [2, 0]];
    const local = numbers([[4, 0x04034b50], [2, 20], ...about]);
    parts.push(local, name, bytes);
    list.push(numbers([[4, 0x02014b50], [2, 20], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]), name);
    offset += local.length + name.length + bytes.length;
  }
  const size = list.reduce((sum, each) => sum + each.length, 0);
  const count = list.length / 2;
  const end = numbers([[4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]]);
  return joined([...parts, ...list, end]);
}

function numbers(fields) {
  const bytes = [];
  for (const [width, value] of fields) {
    for (let i = 0; i < width; i++) {
      bytes.push((value >>> (8 * i)) & 255);
    }
  }
  return Uint8Array.from(bytes);
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The texts of a zip whose paths are wanted, by their paths; an Error says in one sentence why it is no zip. */
export async function unpack(bytes, isWanted) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) {
    end--;
  }
  if (end < 0) {
    throw new Error('This is not a zip, or only a part of one.');
  }
  const texts = {};
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) {
      throw new Error('The zip is damaged.');
    }
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const path = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const local = view.getUint32(at + 42, true);
    if (isWanted(path)) {
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      texts[path] = await text(bytes.subarray(start, start + size), method, path);
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return texts;
}

async function text(bytes, method, path) {
  if (method === 0) {
    return decoder.decode(bytes);
  }
  if (method !== 8) {
    throw new Error(`${path} is packed in a way that this page cannot read.`);
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
