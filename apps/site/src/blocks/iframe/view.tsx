import { ClickToLoadFrame } from '../../embeds/framed-page.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockProps } from '../block.ts'

/** Specification, section 3, "Iframe block". */
export function IframeView({ block, page }: BlockProps<'iframe'>) {
  const { id, src, name, allow, allowFullScreen } = block
  return (
    <ClickToLoadFrame
      id={id}
      src={src}
      name={renderPlainText(name, page)}
      allow={allow}
      allowFullScreen={allowFullScreen}
      page={page}
    />
  )
}
