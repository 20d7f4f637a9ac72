import {
  IS_INTERFACE_OPEN_BY_DEFAULT,
  MACHINE_INTERFACES,
  type MachineInterface,
} from '@passepartout/content-model/machine-interfaces'
import type { Field } from 'payload'
import { onlyAdmins } from '../../access/access-functions.ts'

const LABELS: Readonly<Record<MachineInterface, string>> = {
  agents: 'Tools for agents (MCP)',
  octo: 'Products for resellers (OCTO)',
  productFeeds: 'Product feeds',
  guideFeed: 'Feed of guides',
  calendars: 'Calendars of performances',
}

/** What a site offers programs besides its pages: a box for each interface. */
export const machineInterfacesField: Field = {
  name: 'machineInterfaces',
  type: 'group',
  label: 'Interfaces for programs',
  admin: {
    description:
      'Public and without a sign-in: they say what the pages say, and nothing can be booked through them. One that is off answers as a missing page does. Without a choice, OCTO and product feeds are off, the others on. Administrators alone change this.',
  },
  fields: MACHINE_INTERFACES.map((name) => ({
    name,
    type: 'checkbox',
    label: LABELS[name],
    defaultValue: IS_INTERFACE_OPEN_BY_DEFAULT[name],
    access: { create: onlyAdmins, update: onlyAdmins },
  })),
}
