/** A sequence of numbers between 0 and 1 that is the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const MEGABYTE = 1_048_576
const DEPTH = 100_000

/** What nobody expects of a shared service, the same for the same seed: texts that are no JSON, too deep, too long, of other types. */
export function someJunk(seed: number): readonly (string | Buffer)[] {
  const random = randomNumbers(seed)
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)))
  return [
    '',
    'junk',
    bytes(64),
    bytes(4096),
    Buffer.concat([Buffer.from('{"fetchedAt":1,"tags":["'), bytes(64), Buffer.from('"]}')]),
    '{"tags":["page:a"',
    'null',
    'true',
    '[]',
    '{}',
    '1e999',
    '"a text"',
    '\u0000{"tags":["a"]}',
    `{"tags":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`,
    '['.repeat(DEPTH),
    'x'.repeat(10 * MEGABYTE),
    JSON.stringify({ tags: ['x'.repeat(10 * MEGABYTE)] }),
    JSON.stringify({ tags: { length: 1e300 }, fetchedAt: 'now', said: random() }),
    JSON.stringify({ tags: [null, random(), {}], fetchedAt: 1e300, said: { pageData: 7 } }),
    '{"__proto__":{"tags":["a"]},"constructor":{"prototype":{"price":1}}}',
  ]
}
