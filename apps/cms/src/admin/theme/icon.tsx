import { LogoMark } from './logo-mark.tsx'

/** The first item of the breadcrumb, a link to the dashboard. */
export function Icon() {
  return (
    <span className="passepartout-icon">
      <LogoMark size={18} />
    </span>
  )
}
