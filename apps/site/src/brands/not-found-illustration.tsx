/** For an address that leads nowhere: a road that ends on a hill, and a signpost whose boards are blank. */
export function NotFoundIllustration() {
  return (
    <svg viewBox="0 0 640 240" aria-hidden="true" direction="ltr">
      <rect width="640" height="240" rx="24" fill="var(--surface-sunken)" />
      <circle cx="452" cy="112" r="56" fill="var(--star)" opacity=".85" />
      <path
        d="M0 168C90 120 170 116 262 152s190 8 378-34v98a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        fill="var(--line)"
      />
      <path
        d="M0 204c120-40 214-30 330-4 92 20 196 18 310-22v38a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z"
        fill="var(--ink-soft)"
        opacity=".35"
      />
      <g transform="translate(0 14)">
        <path
          d="M262 240c-18-30 66-32 82-50 9-10-22-14-12-27 5-6 17-9 22-10l9 0c-5 2-12 6-12 11 0 10 30 14 28 32-2 16-50 20-42 44z"
          fill="var(--surface-raised)"
        />
        <path
          d="M302 236c-2-24 56-24 63-42"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="9 10"
        />
      </g>
      <path d="M158 66h9v132h-9z" fill="var(--ink)" />
      <path d="M126 78h88l18 15-18 15h-88z" fill="var(--accent)" />
      <path d="M199 118h-76l-18 14 18 14h76z" fill="var(--ink-soft)" />
      <path
        d="M524 62q9-9 18 0 9-9 18 0M566 86q7-7 14 0 7-7 14 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
