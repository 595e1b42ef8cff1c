import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const LogoLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'var(--bar)',
  padding: '0 8px',
  fontWeight: 800,
  fontSize: 17,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'var(--ink)',
  '& b': { color: 'var(--accent)', fontWeight: 800 },
  '& small': {
    fontSize: 11.5,
    fontWeight: 600,
    letterSpacing: 0,
    color: 'var(--soft)',
    border: '1px solid var(--line)',
    borderRadius: 4,
    padding: '1px 5px',
  },
})

export function Logo() {
  return (
    <LogoLink to="/" className="logo" aria-label="공공밥상 운영, 대시보드">
      <span className="full">
        공공<b>밥상</b>
      </span>
      <b className="mark">밥</b>
      <small className="full">운영</small>
    </LogoLink>
  )
}
