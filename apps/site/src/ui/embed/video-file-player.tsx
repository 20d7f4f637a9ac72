interface VideoFilePlayerProps {
  readonly src: string
  readonly title: string
  readonly captions: readonly CaptionTrack[]
}

export interface CaptionTrack {
  /** BCP 47. */
  readonly lang: string
  /** The language's name in itself. */
  readonly label: string
  readonly src: string
  /** Shown at once. */
  readonly isOwn: boolean
}

/** A file in the browser's own player. What it says without captions is not said to everybody: then it starts without sound. */
export function VideoFilePlayer({ src, title, captions: [first, ...others] }: VideoFilePlayerProps) {
  if (!first) return <video src={src} title={title} controls playsInline muted />
  return (
    <video src={src} title={title} controls playsInline crossOrigin="anonymous">
      <track kind="captions" srcLang={first.lang} label={first.label} src={first.src} default={first.isOwn} />
      {others.map(({ lang, label, src: address, isOwn }) => (
        <track key={lang} kind="captions" srcLang={lang} label={label} src={address} default={isOwn} />
      ))}
    </video>
  )
}
