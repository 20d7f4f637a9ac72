import { FramedPage } from '../../embeds/framed-page.tsx'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockProps } from '../block.ts'

/** Specification, section 3, "Iframe block". */
export function IframeView({ block, page }: BlockProps<'iframe'>) {
  const { id, src, name, allow, allowFullScreen } = block
  return (
    <FramedPage
      id={id}
      src={src}
      name={plainWords(name, page)}
      allow={allow}
      allowFullScreen={allowFullScreen}
      page={page}
    />
  )
}
