import { dispatchPageEvent, type PageEvent } from '../page-event.browser.ts'
import { pollVideoMilestones } from './video-milestones.browser.ts'

/** Tells when a video is there, when it first plays, and how far it comes (specification, section 9). */
export function trackVideo(player: HTMLVideoElement | HTMLIFrameElement): void {
  const { title, src: address } = player
  const root = player.ownerDocument
  const told = new Set<PageEvent['name']>()
  const tellOnce = (name: 'Video Loaded' | 'Video Played') => {
    if (told.has(name)) return
    told.add(name)
    dispatchPageEvent(root, { name, title, address })
  }
  const parts = { onLoaded: () => tellOnce('Video Loaded'), onPlayed: () => tellOnce('Video Played') }
  const read = player instanceof HTMLVideoElement ? watchFile(player, parts) : watchYouTube(player, parts)
  const stop = pollVideoMilestones(
    () => {
      if (!player.isConnected) stop()
      return read()
    },
    (percent) => dispatchPageEvent(root, { name: 'Video Progress', title, address, percent }),
  )
}

interface VideoListener {
  readonly onLoaded: () => void
  readonly onPlayed: () => void
}

/** How far it is, in per cent. */
type ReadPercent = () => number | undefined

function watchFile(video: HTMLVideoElement, { onLoaded, onPlayed }: VideoListener): ReadPercent {
  video.addEventListener('loadeddata', onLoaded, { once: true })
  video.addEventListener('playing', onPlayed, { once: true })
  return () => percentOf(video)
}

/** YouTube's player tells its page how far it is, in messages, once it knows that the page listens. */
function watchYouTube(frame: HTMLIFrameElement, { onLoaded, onPlayed }: VideoListener): ReadPercent {
  const { origin } = new URL(frame.src)
  let state: PlayerState = {}
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    state = { ...state, ...parsePlayerState(event.data) }
    if (state.playerState === PLAYING) onPlayed()
  })
  const listen = () => frame.contentWindow?.postMessage(LISTENING, origin)
  frame.addEventListener('load', () => {
    onLoaded()
    listen()
  })
  return () => {
    // A player that had not started yet when it was told hears it now.
    if (state.duration === undefined) listen()
    return percentOf(state)
  }
}

const LISTENING = JSON.stringify({ event: 'listening', id: 'video', channel: 'widget' })
const PLAYING = 1

interface PlayerState {
  readonly currentTime?: number
  readonly duration?: number
  readonly playerState?: number
}

const NUMBERS = ['currentTime', 'duration', 'playerState'] as const

/** The numbers of a player's message; none of what is no such message. */
export function parsePlayerState(message: unknown): PlayerState {
  const info = field(parse(message), 'info')
  return Object.fromEntries(
    NUMBERS.map((name) => [name, field(info, name)]).filter(([, value]) => typeof value === 'number'),
  )
}

function parse(message: unknown): unknown {
  try {
    return typeof message === 'string' ? JSON.parse(message) : undefined
  } catch {
    return undefined
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function percentOf({ currentTime = 0, duration = 0 }: PlayerState): number | undefined {
  return duration > 0 ? (currentTime / duration) * 100 : undefined
}
