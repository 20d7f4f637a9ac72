/** Features of the browser that a stranger's page may have; none that sees, hears or charges anybody. */
const FEATURES: ReadonlySet<string> = new Set([
  ...['accelerometer', 'autoplay', 'clipboard-write', 'encrypted-media', 'fullscreen', 'gyroscope'],
  ...['picture-in-picture', 'web-share'],
])

/** A page in a frame may run, but not lead this page away. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation'

interface SandboxedIframeProps {
  readonly src: string
  readonly title: string
  readonly allow?: string | undefined
  readonly allowFullScreen?: boolean | undefined
}

/** Specification, section 3, "Iframe block". */
export function SandboxedIframe({ src, title, allow = '', allowFullScreen }: SandboxedIframeProps) {
  return (
    <iframe
      src={src}
      title={title}
      allow={filterAllowFeatures(allow) || undefined}
      allowFullScreen={allowFullScreen}
      sandbox={SANDBOX}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  )
}

/** The features of an `allow` attribute that are given, each to the frame's own page alone. */
export function filterAllowFeatures(allow: string): string {
  const asked = allow.split(';').map((part) => part.trim().split(/\s+/)[0]?.toLowerCase() ?? '')
  return [...new Set(asked)].filter((feature) => FEATURES.has(feature)).join('; ')
}
