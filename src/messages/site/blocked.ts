import type { Block } from '@/contract/member'
import { koreanMoment } from '../amounts'

export const BLOCKED_TITLE = '지금은 글을 쓸 수 없어요'

export const blockedMessage = ({ until, reason }: Block): string =>
  `${until === null ? '따로 알릴 때까지' : `${koreanMoment(until)}까지`} 읽기만 할 수 있어요. 이유: ${reason}`
