import { attributeOf, type ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import type { ReactNode } from 'react'
import { downloadLinkAttributes } from '../embeds/download-link.ts'
import { ClickToLoadFrame } from '../embeds/framed-page.tsx'
import { SpotifyEmbed } from '../embeds/spotify-embed.tsx'
import type { PageContext } from '../page-context/page-context.ts'
import { ActionLink } from '../ui/action-link/action-link.tsx'
import { Callout, type CalloutLook } from '../ui/callout/callout.tsx'
import { Photo } from '../ui/photo/photo.tsx'
import { isTrueAttribute, linkOfShortcode } from './link-of-shortcode.ts'
import { ShortcodeText } from './shortcode-text.tsx'
import { renderPlainText } from './text-of-shortcode.ts'

interface BlockShortcodeProps {
  readonly node: ShortcodeNode
  readonly page: PageContext
  /** Rendered enclosed content. */
  readonly children?: ReactNode
}

const LOOKS: readonly CalloutLook[] = ['tip', 'note', 'warning']
const TITLES = { tip: 'callout.tip', note: 'callout.note', warning: 'callout.warning' } as const
/** CSS pixels: the width of the text column. */
const IMAGE = { width: 720, aspectRatio: 16 / 9 }

/** A path on the image host, or a URL. */
const IMAGE_ADDRESS = /^(?:\/(?!\/)|https?:\/\/)\S+$/

/** A block-level shortcode, between the paragraphs of a text. */
export function BlockShortcode({ node, page, children }: BlockShortcodeProps): ReactNode {
  const read = (attribute: string) => attributeOf(node, attribute)?.trim() || undefined
  switch (node.name) {
    case 'callout':
    case 'notes': {
      const text = read('text')
      const look = LOOKS.find((known) => known === read('tone')) ?? 'note'
      const title = read('title') ?? page.t(TITLES[look])
      const content = children ?? (text && <ShortcodeText text={text} page={page} />)
      if (!content) return null
      return (
        <Callout look={look} title={renderPlainText(title, page)} heading={<ShortcodeText text={title} page={page} />}>
          <p>{content}</p>
        </Callout>
      )
    }
    case 'cta': {
      const { link, text } = linkOfShortcode(node, page)
      const isDownload = read('buttonType')?.toLowerCase() === 'download'
      return link ? (
        <p>
          <ActionLink link={isDownload ? downloadLinkAttributes(link, page) : link} look="primary">
            {children ?? text}
          </ActionLink>
        </p>
      ) : null
    }
    case 'image': {
      const url = read('url')
      if (url === undefined || !IMAGE_ADDRESS.test(url)) return null
      return (
        <Photo
          address={page.image({ url, alt: '' }, IMAGE)}
          alt={read('alt') ?? ''}
          width={IMAGE.width}
          height={IMAGE.width / IMAGE.aspectRatio}
          sizes="(width > 768px) 720px, 92vw"
        />
      )
    }
    case 'iframe':
      return (
        <ClickToLoadFrame
          src={read('src') ?? ''}
          name={read('name')}
          allow={read('allow')}
          allowFullScreen={isTrueAttribute(read('allowFullScreen'))}
          page={page}
        />
      )
    case 'spotify':
      return (
        <SpotifyEmbed contentType={read('contentType') ?? 'track'} contentId={read('contentId') ?? ''} page={page} />
      )
    default:
      return null
  }
}
