import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { readFrame, readVideo } from '@passepartout/content-model/embeds/read-embed'
import type { PageDocument } from '@passepartout/content-model/page'
import { attributeOf } from '@passepartout/content-model/shortcodes/shortcode'
import { shortcodesOf } from '../content/document/shortcodes-of-document.ts'

/** Addresses of frames and videos that are not shown, for the log. */
export function refusedEmbeds(document: PageDocument, hosts: AllowedHosts): readonly string[] {
  const blocks = document.blocks.flatMap((block) => {
    if (block.type === 'iframe') return readFrame(block.src, hosts) ? [] : [block.src]
    if (block.type === 'video') return readVideo(block.address, hosts) ? [] : [block.address]
    return []
  })
  const shortcodes = shortcodesOf(document)
    .filter(({ name }) => name === 'iframe')
    .map((node) => attributeOf(node, 'src') ?? '')
    .filter((src) => !readFrame(src, hosts))
  return [...blocks, ...shortcodes]
}
