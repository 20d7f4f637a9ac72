import { VideoPlayer } from '../../embeds/video.tsx'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockProps } from '../block.ts'

/** A video behind its poster. */
export function VideoView({ block, page }: BlockProps<'video'>) {
  return <VideoPlayer id={block.id} recording={block} title={renderPlainText(block.title, page)} page={page} />
}
