import type { LogoProps } from '@passepartout/site/brand'

/** Two curtains parting on a lit stage. */
export function LondonTheatreTicketsLogo({ className, title }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 144 44" role="img" aria-label={title} direction="ltr">
      <path d="M21 8v27l-9-.5z" fill="var(--logo-accent)" opacity=".35" />
      <path d="M21 8v27l9-.5z" fill="var(--logo-accent)" opacity=".35" />
      <path d="M4 8h17c0 11-4 19-13 22.5V36H4zM38 8H21c0 11 4 19 13 22.5V36h4z" fill="var(--logo-accent)" />
      <text
        x="46"
        y="20"
        fontFamily="var(--font-display)"
        textLength="97"
        fontSize="14.5"
        fontWeight="400"
        letterSpacing="-.2"
        fill="currentColor"
      >
        London Theatre
      </text>
      <text
        x="46.5"
        y="34.5"
        fontFamily="var(--font-text)"
        textLength="95"
        fontSize="10"
        fontWeight="500"
        letterSpacing="4.3"
        fill="var(--logo-accent)"
      >
        TICKETS
      </text>
    </svg>
  )
}
