/** For an address at which nothing is played: an open curtain, a light, and a chair that nobody sits on. */
export function NotFoundStage() {
  return (
    <svg viewBox="0 0 640 240" aria-hidden="true" direction="ltr">
      <rect width="640" height="240" rx="24" fill="var(--hero-surface)" />
      <path d="M320 0 430 206H210z" fill="var(--gold)" opacity=".22" />
      <path d="M24 206h592v10a24 24 0 0 1-24 24H48a24 24 0 0 1-24-24z" fill="var(--ink)" opacity=".55" />
      <ellipse cx="320" cy="206" rx="112" ry="15" fill="var(--gold)" opacity=".8" />
      <path
        d="M298 128h6v40h36v38h-6v-30h-30v30h-6z"
        fill="var(--hero-surface)"
        stroke="var(--hero-surface)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M24 0h150c-6 84-46 140-118 176v40a24 24 0 0 1-32 22A24 24 0 0 1 0 216V24A24 24 0 0 1 24 0z"
        fill="var(--fill)"
      />
      <path
        d="M616 0H466c6 84 46 140 118 176v40a24 24 0 0 0 32 22 24 24 0 0 0 24-22V24A24 24 0 0 0 616 0z"
        fill="var(--fill)"
      />
      <path
        d="M60 0c0 70-8 120-30 168M112 0c-2 60-16 112-52 150M580 0c0 70 8 120 30 168M528 0c2 60 16 112 52 150"
        fill="none"
        stroke="var(--hero-surface)"
        strokeWidth="3"
        opacity=".45"
      />
      <path
        d="M0 24A24 24 0 0 1 24 0h592a24 24 0 0 1 24 24c-40 22-66 22-106 0-40 22-66 22-107 0-40 22-66 22-107 0-40 22-66 22-107 0-40 22-66 22-107 0C73 46 40 46 0 24z"
        fill="var(--gold)"
      />
    </svg>
  )
}
