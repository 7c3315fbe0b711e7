import { generate } from 'lean-qr';

/** The empty border that readers need, in modules. */
const border = 4;

/** A QR code as one path, black on white in both themes: many apps cannot read a light one on dark. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const side = code.size + 2 * border;
  const rows = Array.from({ length: code.size }, (_, y) => y);
  const path = rows
    .flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x + border} ${y + border}h1v1h-1z`))
    .join('');
  return (
    <svg
      aria-label={label}
      className="size-52 rounded-xl"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${side} ${side}`}
    >
      <rect fill="#fff" height={side} width={side} />
      <path d={path} fill="#000" />
    </svg>
  );
}
