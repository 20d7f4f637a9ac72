import { SpotifyEmbed } from '../../embeds/spotify-embed.tsx'
import type { BlockProps } from '../block.ts'
import styles from './spotify.module.css'

export function SpotifyView({ block: { id, contentType, contentId }, page }: BlockProps<'spotify'>) {
  return <SpotifyEmbed id={id} className={styles.player} contentType={contentType} contentId={contentId} page={page} />
}
