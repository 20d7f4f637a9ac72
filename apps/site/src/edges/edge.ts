/** Header of a shared answer by which an edge finds its copies again. */
export interface TagHeader {
  readonly name: 'surrogate-key' | 'cache-tag' | 'xkey'
  readonly separator: ' ' | ','
}

/** Every edge that purges by tag; none is told to the visitor. */
export const TAG_HEADERS = {
  surrogateKey: { name: 'surrogate-key', separator: ' ' },
  cacheTag: { name: 'cache-tag', separator: ',' },
  xkey: { name: 'xkey', separator: ' ' },
} as const satisfies Readonly<Record<string, TagHeader>>

/** A request that purges, as the edge documents it. */
export interface PurgeRequest {
  readonly url: string
  readonly method: 'POST' | 'PURGE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** One batch, which may be sent more than once. */
export interface PurgeBatch {
  readonly targets: readonly string[]
  /** Unique per batch, the same in its retries. */
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** A shared cache in front of the site that can be told what to forget (docs/how-to/cdn.md). */
export interface Edge {
  readonly name: 'cloudflare' | 'fastly' | 'varnish' | 'cloudfront'
  /** Absent where it purges by path. */
  readonly tagHeader?: TagHeader
  /** Which of several of its kind. */
  readonly at?: string
  /** Upper limits of one request: targets, and their characters. */
  readonly mostTargets: number
  readonly mostCharacters?: number
  /** @returns what the edge calls whatever has the tag; nothing where it has no name for it */
  readonly targetsOf: (tag: string) => readonly string[]
  readonly buildRequest: (batch: PurgeBatch) => PurgeRequest
}
