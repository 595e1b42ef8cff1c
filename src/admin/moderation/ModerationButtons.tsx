import { Button, IconButton, Tooltip } from '@mui/material'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { type ReactElement, useState } from 'react'
import { useListContext } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { KeyHint } from '../shortcuts/KeyHint'
import { MODERATION_KEYS, moderationActionsFor, type ModeratedResource, type ModeratedRow } from './moderated'
import { ModerationDialog } from './ModerationDialog'
import { useChosen } from '../kit/lists/chosen'

interface ModerationButtonsProps {
  actions: ModerationAction[]
  hasKeys?: boolean
  onAction: (action: ModerationAction) => void
}

export const ModerationButtons = ({ actions, hasKeys = true, onAction }: ModerationButtonsProps) =>
  actions.map((action) => (
    <Button
      key={action}
      variant="outlined"
      color={action === 'delete' ? 'error' : 'inherit'}
      startIcon={hasKeys && <KeyHint keys={MODERATION_KEYS[action]} />}
      onClick={() => onAction(action)}
    >
      {MODERATION_ACTIONS[action].label}
    </Button>
  ))

const ICONS: Partial<Record<ModerationAction, ReactElement>> = {
  hide: <VisibilityOffOutlined fontSize="small" />,
  restore: <RestoreOutlined fontSize="small" />,
  delete: <DeleteOutlined fontSize="small" />,
}

interface RowActionsProps {
  resource: ModeratedResource
  row: ModeratedRow
  name: string
  href: string | null
}

export function RowActions({ resource, row, name, href }: RowActionsProps) {
  const [action, setAction] = useState<ModerationAction | null>(null)
  return (
    // Events in here, including its dialog, must not reach the row.
    <span
      role="group"
      aria-label={`${name} 할 일`}
      style={{ display: 'inline-flex', whiteSpace: 'nowrap' }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {href && (
        <Tooltip title="공개 화면에서 보기" describeChild>
          <IconButton
            component="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            size="small"
            aria-label={`${name}, 공개 화면에서 보기`}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {moderationActionsFor(row).map(
        (which) =>
          ICONS[which] && (
            <Tooltip key={which} title={MODERATION_ACTIONS[which].label} describeChild>
              <IconButton
                size="small"
                onClick={() => setAction(which)}
                aria-label={`${name} ${MODERATION_ACTIONS[which].label}`}
              >
                {ICONS[which]}
              </IconButton>
            </Tooltip>
          ),
      )}
      <ModerationDialog
        resource={resource}
        chosen={{ ids: [row.id], count: 1 }}
        waiting={{ reports: row.openReports }}
        action={action}
        onClose={() => setAction(null)}
      />
    </span>
  )
}

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
        waiting={areKnown ? { reports: shown.reduce((sum, { openReports }) => sum + openReports, 0) } : undefined}
        action={action}
        onClose={() => setAction(null)}
        onDone={onUnselectItems}
      />
    </>
  )
}
