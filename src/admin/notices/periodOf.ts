import { koreanMoment } from '../kit/dates/koreanDate'
import type { Notice } from './notice'

export function periodOf({ publishFrom, publishUntil }: Pick<Notice, 'publishFrom' | 'publishUntil'>): string {
  if (!publishFrom && !publishUntil) return '늘'
  if (!publishUntil) return `${koreanMoment(publishFrom ?? '')}부터`
  return publishFrom
    ? `${koreanMoment(publishFrom)} – ${koreanMoment(publishUntil)}`
    : `${koreanMoment(publishUntil)}까지`
}
