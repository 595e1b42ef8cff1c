import { Button } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { useChosen } from '../kit/lists/chosen'
import { ModerationDialog } from './ModerationDialog'
import type { ModeratedResource, ModeratedRow } from './moderated'
import { moderationActionsFor } from './moderationActionsFor'

const ORDER: ModerationAction[] = ['hide', 'restrict', 'restore', 'delete']

/** The server skips records already in the target state. */
export function BulkModeration({ resource }: { resource: ModeratedResource }) {
  const { data = [], onUnselectItems } = useListContext<ModeratedRow>()
  const [action, setAction] = useState<ModerationAction | null>(null)
  const chosen = useChosen()
  const shown = data.filter(({ id }) => chosen.ids.includes(id))
  // The state of rows on other pages is unknown here.
  const areKnown = chosen.filter === undefined && shown.length === chosen.ids.length
  const offered = ORDER.filter((which) => !areKnown || shown.some((row) => moderationActionsFor(row).includes(which)))
  return (
    <>
      {offered.map((which) => (
        <Button key={which} size="small" onClick={() => setAction(which)}>
          {MODERATION_ACTIONS[which].label}
        </Button>
      ))}
      <ModerationDialog
        resource={resource}
        chosen={chosen}
        action={action}
        onClose={() => setAction(null)}
        onDone={onUnselectItems}
      />
    </>
  )
}
