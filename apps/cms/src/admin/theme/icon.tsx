import { Sign } from './sign.tsx'

/** At the beginning of the line that says where one is: the way home. */
export function Icon() {
  return (
    <span className="passepartout-icon">
      <Sign size={18} />
    </span>
  )
}
