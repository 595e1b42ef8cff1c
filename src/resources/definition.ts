import type { CollectionSlug } from 'payload'
import type { Resource } from '@/domain/backOffice/permissions'
import type { Field } from './field'

type Order = 'ASC' | 'DESC'

/** The list, permissions to write, labels, audit, export, row type and form of a resource follow from it. */
export interface Definition<
  Key extends Resource = Resource,
  Subject extends string = string,
  Name extends string = string,
  Fields = Record<string, Field>,
> {
  key: Key
  name: string
  /** the counter after a number: 218곳, 3명 */
  unit: string
  table: string
  collection: CollectionSlug
  /** in the audit record */
  subject: Subject
  /** the field that names a record */
  title: Name
  /** in the order of exports */
  fields: Fields
  search?: readonly Name[]
  filters?: readonly Name[]
  sorts?: readonly Name[]
  defaultSort: { field: Name | 'id'; order: Order }
}

export const resource = <Key extends Resource, Subject extends string, const Fields extends Record<string, Field>>(
  definition: Definition<Key, Subject, keyof Fields & string, Fields>,
) => definition

/** Writable fields, with Payload's name where it differs. */
export const writtenFields = ({ fields }: Pick<Definition, 'fields'>): Record<string, true | string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { options }]) => !options.fixed)
      .map(([name, { options }]) => [name, options.column ?? true]),
  )
