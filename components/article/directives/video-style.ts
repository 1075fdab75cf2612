import { createGlobalStyle } from 'styled-components';

export const VideoStyle = createGlobalStyle`
  [data-video] [data-part='screen'] {
    position: relative;
    aspect-ratio: 16/9;
    overflow: hidden;
    border-radius: var(--radius);
    background: linear-gradient(var(--sky-high), var(--sky-low) 60%, var(--far-hill) 60%, var(--near-hill));
  }
  [data-part='screen'] :is(.picture, img, iframe) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    border-radius: 0;
    object-fit: cover;
  }
  [data-part='screen'] a {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: end;
    border-radius: var(--radius);
    outline-offset: -3px;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  [data-part='screen'] a > span {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    max-width: calc(100% - 1.5rem);
    margin: 0.75rem;
    padding: 0.625rem 1rem 0.625rem 0.625rem;
    border: 1px solid var(--line);
    border-radius: 1.5rem;
    background: var(--surface);
  }
  [data-part='screen'] .icon {
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
    padding: 0.375rem;
    border-radius: 50%;
    background: var(--sunset);
    color: var(--on-fill);
    fill: currentColor;
  }
  [data-part='screen'] a:hover > span {
    text-decoration: underline;
  }
  [data-part='screen'] a:has(+ :not(:empty)) {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    [data-part='screen'] {
      border: 1px solid;
    }
  }
`;
