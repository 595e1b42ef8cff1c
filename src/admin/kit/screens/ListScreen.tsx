import type { ReactNode } from 'react'
import { ListBase, type ListBaseProps } from 'react-admin'
import { RESOURCE_LABELS, type ResourceName } from '@/resources/labels'
import { ScreenHeading } from './ScreenHeading'

interface Props extends Pick<ListBaseProps, 'sort' | 'filter' | 'filterDefaultValues' | 'perPage' | 'queryOptions'> {
  resource: ResourceName
  title?: string
  note?: ReactNode
  help?: string | undefined
  actions?: ReactNode
  children: ReactNode
}

export function ListScreen({ title, note, help, actions, children, resource, ...list }: Props) {
  return (
    <ListBase resource={resource} perPage={20} exporter={false} {...list}>
      <ScreenHeading title={title ?? RESOURCE_LABELS[resource].name} note={note} help={help}>
        {actions}
      </ScreenHeading>
      {children}
    </ListBase>
  )
}
