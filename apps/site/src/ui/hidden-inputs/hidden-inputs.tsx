interface HiddenInputsProps {
  readonly parameters: readonly (readonly [name: string, value: string])[]
}

/** Parameters that a form sends beside what its fields say. */
export function HiddenInputs({ parameters }: HiddenInputsProps) {
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
