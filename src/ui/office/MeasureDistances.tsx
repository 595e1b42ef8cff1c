'use client'
import { useEffect } from 'react'
import { metresBetween, type Point } from '@/domain/distance'
import { parseNear } from '@/domain/nearby/nearPoint'
import { savedNear } from '@/domain/nearby/officeChoice'
import { OFFICE } from '@/messages/site/nearby'
import { distanceText } from '../format/distance'
import { NeedsScripts } from '../kit/NeedsScripts'
import { OFFICE_KEY, useOffice } from './useOffice'

const spots = () => document.querySelectorAll<HTMLElement>('[data-at]')

/** Writes only changes, because each one is observed. */
function write(spot: HTMLElement, text: string): void {
  if (spot.textContent !== text) spot.textContent = text
}

/** The text for one place; empty in a list around the office, whose rows show their distance anyway. */
function textFor(spot: HTMLElement, office: Point, near: string): string {
  const { at = '' } = spot.dataset
  const around = spot.closest<HTMLElement>('[data-near]')?.dataset.near
  const point = parseNear(at)
  if (!point || (around && savedNear(around) === savedNear(near))) return ''
  // A number stays with its unit.
  return OFFICE.away(distanceText(metresBetween(office, point)).replace(' ', '\u00a0'))
}

/**
 * Shows how far each listed place is from the visitor's office. Rows are static and the same for everyone, so the
 * distances are written into them here: the server learns nothing of the office.
 */
export function MeasureDistances() {
  const near = useOffice().office?.near
  useEffect(() => {
    const office = parseNear(near ?? '')
    if (!near || !office) return
    const measure = () => spots().forEach((spot) => write(spot, textFor(spot, office, near)))
    measure()
    // Pages and rows that come later.
    const observer = new MutationObserver(measure)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-at', 'data-near'] })
    return () => {
      observer.disconnect()
      spots().forEach((spot) => write(spot, ''))
    }
  }, [near])
  return <NeedsScripts when={[OFFICE_KEY]} />
}
