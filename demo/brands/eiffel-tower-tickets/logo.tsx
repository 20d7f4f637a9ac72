import type { LogoProps } from '@passepartout/site/brand'

/** The tower's two curves, its two decks and its lamp. */
export function EiffelTowerTicketsLogo({ className, title }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 144 44" role="img" aria-label={title} direction="ltr">
      <path d="M20 6.5 2.5 2v9zM20 6.5 37.5 2v9z" fill="var(--logo-accent)" opacity=".35" />
      <circle cx="20" cy="6.5" r="3.4" fill="var(--logo-accent)" />
      <path
        d="M18.6 11h2.8c.3 6 1.5 11 3.6 15h-2.6c-1.1-2.4-1.9-5-2.4-8-.5 3-1.3 5.6-2.4 8H15c2.1-4 3.3-9 3.6-15zM14.2 24.5h11.6V27H14.2zM12.4 28.5h15.2l1.3 2.5H11.1zM10.4 32.5h19.2L36 41h-7.2a8.8 8.8 0 0 0-17.6 0H4z"
        fill="currentColor"
      />
      <text
        x="46"
        y="21.5"
        fontFamily="var(--font-display)"
        textLength="96"
        fontSize="18"
        fontWeight="400"
        letterSpacing="-.3"
        fill="currentColor"
      >
        Eiffel Tower
      </text>
      <text
        x="46.5"
        y="36"
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
