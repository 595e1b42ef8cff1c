import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Button, IconButton, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
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
  const notify = useNotify()
  const onBlur = () => {
    const said = alt.trim()
    if (!said || said === image.alt) return
    describePhoto(image.image, said).then(
      () => onChange({ ...image, alt: said }),
      (error: Error) => notify(error.message, { type: 'error' }),
    )
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
        onBlur={onBlur}
        fullWidth
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
