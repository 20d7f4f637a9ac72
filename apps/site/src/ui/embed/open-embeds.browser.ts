import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { trackVideo } from './track-video.browser.ts'

/**
 * A click on a cover puts the thing itself in its place (embed.tsx) and takes the keyboard along. With a modifier key,
 * and until this module is there, the cover is the link that it looks like.
 */
export function openEmbeds(root: Document): void {
  delegatePlainClicks(root, '[data-embed] > a', (cover, event) => {
    const player = playerOf(cover)
    if (!player) return
    event.preventDefault()
    if (player instanceof HTMLVideoElement || isYouTube(player)) trackVideo(player)
    cover.replaceWith(player)
    player.focus()
    // Where even a click does not let a video begin, its own button does.
    if (player instanceof HTMLVideoElement) player.play().catch(() => {})
  })
}

function playerOf(cover: HTMLElement): HTMLIFrameElement | HTMLVideoElement | undefined {
  const template = cover.parentElement?.querySelector<HTMLTemplateElement>(':scope > template')
  const player = template && cover.ownerDocument.importNode(template.content, true).firstElementChild
  return player instanceof HTMLIFrameElement || player instanceof HTMLVideoElement ? player : undefined
}

/** The player whose address asks for messages (embeds/player-addresses.ts). */
function isYouTube({ src }: HTMLIFrameElement): boolean {
  return new URL(src).searchParams.get('enablejsapi') === '1'
}
