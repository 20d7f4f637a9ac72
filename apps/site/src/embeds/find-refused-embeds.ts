import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { parseFrameEmbed, parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import type { PageDocument } from '@passepartout/content-model/page'
import { attributeOf } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { shortcodesOf } from '../content/document/shortcodes-of-document.ts'

/** Addresses of frames and videos that are not shown, for the log. */
export function findRefusedEmbeds(document: PageDocument, hosts: AllowedHosts): readonly string[] {
  const blocks = document.blocks.flatMap((block) => {
    if (block.type === 'iframe') return parseFrameEmbed(block.src, hosts) ? [] : [block.src]
    if (block.type === 'video') return parseVideoEmbed(block.address, hosts) ? [] : [block.address]
    return []
  })
  const shortcodes = shortcodesOf(document)
    .filter(({ name }) => name === 'iframe')
    .map((node) => attributeOf(node, 'src') ?? '')
    .filter((src) => !parseFrameEmbed(src, hosts))
  return [...blocks, ...shortcodes]
}
