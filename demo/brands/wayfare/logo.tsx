import type { LogoProps } from '@passepartout/site/brand'

/** A sun rising over a road that is also a W. */
export function WayfareLogo({ className, title }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 144 44" role="img" aria-label={title} direction="ltr">
      <circle cx="22" cy="15.5" r="6.5" fill="var(--logo-accent)" />
      <path
        d="M5 15.5 13.5 34 22 22.5 30.5 34 39 15.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text
        x="49"
        y="30.5"
        fontFamily="var(--font-display)"
        textLength="92"
        fontSize="25"
        fontWeight="500"
        letterSpacing="-.6"
        fill="currentColor"
      >
        Wayfare
      </text>
    </svg>
  )
}
