/** Interfaces for programs that a site offers or not, in the order of the admin. The JSON and Markdown of pages are forms of pages and always there. */
export const MACHINE_INTERFACES = ['agents', 'octo', 'productFeeds', 'guideFeed', 'calendars'] as const
export type MachineInterface = (typeof MACHINE_INTERFACES)[number]

/** Of a site that says nothing: who takes all products is invited, not found. */
export const IS_INTERFACE_OPEN_BY_DEFAULT: Readonly<Record<MachineInterface, boolean>> = {
  agents: true,
  octo: false,
  productFeeds: false,
  guideFeed: true,
  calendars: true,
}

/**
 * Whether a site offers an interface: `agents`, the tools at `/mcp`; `octo`, its products at `/octo`; `productFeeds`, files of all
 * products; `guideFeed`, its newest guides; `calendars`, performances to subscribe to.
 *
 * @param site its document; one of an earlier release names no interfaces
 */
export function isInterfaceOpen(
  { machineInterfaces }: { readonly machineInterfaces?: readonly MachineInterface[] | undefined },
  name: MachineInterface,
): boolean {
  return machineInterfaces?.includes(name) ?? IS_INTERFACE_OPEN_BY_DEFAULT[name]
}
