import { VideoPlayer } from '../../embeds/video.tsx'
import { plainWords } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockProps } from '../block.ts'

/** A video behind its poster. */
export function VideoView({ block, page }: BlockProps<'video'>) {
  return <VideoPlayer id={block.id} recording={block} title={plainWords(block.title, page)} page={page} />
}
