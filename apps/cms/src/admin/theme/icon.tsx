import { Sign } from './sign.tsx'

/** The first item of the breadcrumb, a link to the dashboard. */
export function Icon() {
  return (
    <span className="passepartout-icon">
      <Sign size={18} />
    </span>
  )
}
