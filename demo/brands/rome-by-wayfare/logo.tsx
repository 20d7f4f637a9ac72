import type { LogoProps } from '@passepartout/site/brand'

/** Wayfare's sun, setting inside a Roman arch. */
export function RomeByWayfareLogo({ className, title }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 144 44" role="img" aria-label={title} direction="ltr">
      <circle cx="22" cy="27.5" r="5.8" fill="var(--logo-accent)" />
      <path d="M4 4.5h36v4H4zM7 10.5h30V39h-6V26.5a9 9 0 0 0-18 0V39H7z" fill="currentColor" />
      <text
        x="50"
        y="24.5"
        fontFamily="var(--font-display)"
        textLength="65"
        fontSize="25"
        fontWeight="500"
        letterSpacing="-.6"
        fill="currentColor"
      >
        Rome
      </text>
      <text
        x="50.5"
        y="38.5"
        fontFamily="var(--font-text)"
        textLength="65"
        fontSize="11.5"
        fontWeight="400"
        fill="var(--logo-accent)"
      >
        by Wayfare
      </text>
    </svg>
  )
}
