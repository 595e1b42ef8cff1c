import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Button, IconButton, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { SHORT_TEXT_MAX } from '@/domain/directory/limits'
import { StatusTag } from '../../kit/StatusTag'
import type { RestaurantImage } from '../restaurant'
import { describePhoto } from './uploadPhoto'

interface Props {
  image: RestaurantImage
  isFirst: boolean
  isLast: boolean
  onChange: (image: RestaurantImage) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

export function PhotoRow({ image, isFirst, isLast, onChange, onMove, onRemove }: Props) {
  const [alt, setAlt] = useState(image.alt ?? '')
  const [credit, setCredit] = useState(image.credit ?? '')
  const notify = useNotify()
  const describe = (words: { alt: string } | { credit: string | null }) => {
    describePhoto(image.image, words).then(
      () => onChange({ ...image, ...words }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
  }
  const onAltBlur = () => {
    const said = alt.trim()
    if (said && said !== image.alt) describe({ alt: said })
  }
  const onCreditBlur = () => {
    const said = credit.trim() || null
    if (said !== (image.credit ?? null)) describe({ credit: said })
  }
  const name = image.alt ?? '사진'
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center' }}>
      <img
        src={image.url}
        alt={image.alt ?? ''}
        style={{ width: 84, height: 63, objectFit: 'cover', borderRadius: 6, flex: 'none' }}
      />
      <TextField
        label="설명(볼 수 없는 사람을 위해)"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onBlur={onAltBlur}
        fullWidth
      />
      <TextField
        label="찍은 사람이나 출처"
        value={credit}
        onChange={(event) => setCredit(event.target.value)}
        onBlur={onCreditBlur}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
        sx={{ minWidth: 150 }}
      />
      {image.kind === 'main' ? (
        <StatusTag tone="ok">대표</StatusTag>
      ) : (
        <Button size="small" onClick={() => onChange({ ...image, kind: 'main' })}>
          대표로
        </Button>
      )}
      <IconButton size="small" disabled={isFirst} onClick={() => onMove(-1)} aria-label={`${name} 위로`}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={isLast} onClick={() => onMove(1)} aria-label={`${name} 아래로`}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton size="small" onClick={onRemove} aria-label={`${name} 빼기`}>
        <Close fontSize="small" />
      </IconButton>
    </Stack>
  )
}
