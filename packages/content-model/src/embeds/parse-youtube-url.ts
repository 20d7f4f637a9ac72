import { parseSafeHref } from '../links/parse-safe-href.ts'

export interface YouTubeVideo {
  readonly id: string
  /** Seconds from the beginning. */
  readonly start?: number
}

const HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const SHORT_HOST = /^(?:www\.)?youtu\.be$/
/** `videoseries` is used for embedded playlists, and has the length of an id. */
const ID = /^(?!videoseries$)[\w-]{11}$/
/** `90`, `90s`, `1h2m3s` */
const TIME = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/

/** The video of a YouTube address in any form; `undefined` for any other address, such as a channel. */
export function parseYouTubeUrl(address: string): YouTubeVideo | undefined {
  const safe = parseSafeHref(address)
  const url = safe === undefined ? null : URL.parse(safe)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined
  const id = idOf(url)
  if (id === undefined || !ID.test(id)) return undefined
  const start = secondsOf(url.searchParams.get('start') ?? url.searchParams.get('t') ?? '')
  return start > 0 ? { id, start } : { id }
}

function idOf({ host, pathname, searchParams }: URL): string | undefined {
  const [, first = '', second] = pathname.split('/')
  if (SHORT_HOST.test(host)) return first
  if (!HOSTS.test(host)) return undefined
  if (first === 'watch') return searchParams.get('v') ?? undefined
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined
}

function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = TIME.exec(time) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
