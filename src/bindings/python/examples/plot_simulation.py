"""Methods compared: how often each loses to the best draw, as a drawing.

python3 plot_simulation.py [OUT.svg]

Twenty made-up events are played under the CAA rules by the best draw and by methods by hand; the bars show the share of all draws that are
worse than the best one.
"""
import sys

import bestdraw


def bars(rows: "list[tuple[str, float]]", title: str) -> str:
    """Rows of (name, share of 1) as SVG, without any library."""
    step, left, width = 28, 140, 420
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 80} {(len(rows) + 2) * step}" font-family="sans-serif" font-size="14">',
        f'<text x="10" y="20" font-weight="bold">{title}</text>',
    ]
    for row, (name, share) in enumerate(rows):
        y = (row + 1) * step
        lines.append(f'<text x="10" y="{y + 16}">{name}</text>')
        lines.append(f'<rect x="{left}" y="{y + 4}" width="{share * width:.1f}" height="16" fill="#2a6f97"/>')
        lines.append(f'<text x="{left + share * width + 6:.1f}" y="{y + 16}">{share:.0%}</text>')
    return "\n".join(lines + ["</svg>", ""])


def main() -> None:
    report = bestdraw.ask("simulate", tournaments=20, players=[20], rounds=5, seed=7, threads=1).report
    assert report is not None
    rows = []
    for method in report["methods"]:
        tallies = method["tallies"]
        rows.append((method["method"], tallies["worse"] / max(1, tallies["draws"])))
    with open(sys.argv[1] if len(sys.argv) > 1 else "simulation.svg", "w", encoding="utf-8") as out:
        out.write(bars(rows, "Draws that are worse than the best draw"))


if __name__ == "__main__":
    main()
