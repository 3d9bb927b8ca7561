"""Makes the runner's files importable under the name that they have while they run."""

import pathlib
import sys
import types

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "project" / "examples" / "runner"

package = types.ModuleType("_paddle_ls_examples")
package.__path__ = [str(FOLDER)]
sys.modules.setdefault("_paddle_ls_examples", package)
