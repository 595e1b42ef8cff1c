import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, IconButton, TextField } from '@mui/material'
import { COLLECTION_REMARK_MAX } from '@/domain/collection/limits'
import { StatusTag } from '../kit/StatusTag'
import type { CollectedPlace } from './collection'

interface Props {
  place: CollectedPlace
  at: number
  isLast: boolean
  onRemark: (remark: string) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

export const PlaceRow = ({
  place: { title, place, remark, isShown },
  at,
  isLast,
  onRemark,
  onMove,
  onRemove,
}: Props) => (
  <Box component="li" sx={{ borderTop: '1px solid var(--line)', py: 1, display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'var(--soft)', minWidth: 20, fontVariantNumeric: 'tabular-nums' }}>
        {at + 1}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <b style={{ fontWeight: 620 }}>{title}</b> {!isShown && <StatusTag tone="mid">사이트에 없음</StatusTag>}
        <Box sx={{ color: 'var(--soft)', fontSize: 12.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>{place}</Box>
      </Box>
      <IconButton size="small" disabled={at === 0} onClick={() => onMove(-1)} aria-label={`${title} 위로`}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`${title} 아래로`}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={`${title} 빼기`}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
    <TextField
      label={`${title} 한마디`}
      value={remark}
      onChange={({ target }) => onRemark(target.value)}
      fullWidth
      margin="none"
      slotProps={{ htmlInput: { maxLength: COLLECTION_REMARK_MAX } }}
    />
  </Box>
)
