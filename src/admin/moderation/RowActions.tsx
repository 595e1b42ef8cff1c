import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import OpenInNew from '@mui/icons-material/OpenInNew'
import RestoreOutlined from '@mui/icons-material/RestoreOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import { IconButton, Tooltip } from '@mui/material'
import { type ReactElement, useState } from 'react'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { ModerationDialog } from './ModerationDialog'
import { moderationActionsFor } from './moderationActionsFor'
import type { ModeratedResource, ModeratedRow } from './moderated'

const ICONS: Partial<Record<ModerationAction, ReactElement>> = {
  hide: <VisibilityOffOutlined fontSize="small" />,
  restore: <RestoreOutlined fontSize="small" />,
  delete: <DeleteOutlined fontSize="small" />,
}

interface Props {
  resource: ModeratedResource
  row: ModeratedRow
  name: string
  href: string | null
}

export function RowActions({ resource, row, name, href }: Props) {
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
        action={action}
        onClose={() => setAction(null)}
      />
    </span>
  )
}
